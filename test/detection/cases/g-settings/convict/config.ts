import convict from 'convict';

export const config = convict({
  env: { format: ['production', 'development'], default: 'development', env: 'NODE_ENV' },
  access: {
    url: { doc: 'base url', format: 'url', default: 'https://api.access.example', env: 'ACCESS_URL' },
    key: { doc: 'secret', format: String, default: '', env: 'ACCESS_KEY', sensitive: true },
  },
  shop: { url: { doc: 'shop', format: 'url', default: 'https://shop.example.com', env: 'SHOP_URL' } },
});
config.validate({ allowed: 'strict' });
