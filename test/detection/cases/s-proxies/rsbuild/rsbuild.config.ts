import { defineConfig } from '@rsbuild/core';

const proxy = {
  '/api': { target: 'https://api.access.example', pathRewrite: { '^/api': '' } },
};

export default defineConfig({ server: { proxy } });
