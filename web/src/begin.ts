import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './router';
import { settings } from './state/settings.svelte';
import './ui/base.css';

settings.begin();
followLinks();
await settings.speak();
mount(App, { target: document.getElementById('page') as HTMLElement });
