import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { coast } from './tools/coast.ts';

export default defineConfig({
  plugins: [coast(), svelte()],
  build: {
    // Into the Python package: the server hands the pages out, from a checkout and from a wheel alike.
    outDir: '../src/lincei/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our own content security policy allows no font or script in a data: address
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The outlines of the map are data, and as large as the rest of their game: a file of their own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'coast', test: /virtual:coast/ }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:1906', ws: true } } },
});
