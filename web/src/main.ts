import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './router';
import { settings } from './state/settings.svelte';
import './ui/base.css';
import { pickLanguage } from './words';

settings.begin();
followLinks();
document.documentElement.lang = await pickLanguage(navigator.languages);
mount(App, { target: document.getElementById('page') as HTMLElement });
