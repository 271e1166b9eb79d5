import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Names what the first page needs in the HTML, so that a browser asks for all of it at once. */
export function firstView(name: string): Plugin {
  return {
    name: 'runabout:first-view',
    apply: 'build',
    transformIndexHtml(_html, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === name);
      if (chunk?.type !== 'chunk') throw new Error(`there is no chunk ${name}`);
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
      const tag = (rel: string, file: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      });
      return [tag('modulepreload', chunk.fileName), ...styles.map((file) => tag('stylesheet', file))];
    },
  };
}
