export default defineNuxtConfig({ modules: [] });
