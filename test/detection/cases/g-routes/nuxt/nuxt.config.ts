export default defineNuxtConfig({ ssr: false });
