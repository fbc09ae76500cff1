import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';

import built from './vite.config.ts';

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  }),
);
