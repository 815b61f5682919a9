const path = require('node:path');

module.exports = {
  entry: './src/index.js',
  output: { path: path.resolve(__dirname, 'dist') },
  devServer: {
    hot: true,
    proxy: [
      { context: ['/door', '/door2'], target: 'https://api.access.example', pathRewrite: { '^/door2?': '' } },
      { context: ['/shop'], target: 'https://shop.example', pathRewrite: { '^/shop': '' } },
    ],
  },
};
