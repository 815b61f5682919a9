/** Requests of mini programs and what builds them: `wx.request({ url, method, data, success })`, `uni.request`, `Taro.request`. */
import { at, type HttpLibrary } from './library.js';

export const miniProgramLibrary: HttpLibrary = {
  name: 'mini-program',
  globals: { wx: '', uni: '', Taro: '' },
  packages: ['@tarojs/taro', '@dcloudio/uni-app', 'remax/wechat'],
  exports: { default: '', request: 'request' },
  factories: {},
  calls: {
    request: [
      {
        url: [at(0, 'url')],
        method: { at: [at(0, 'method')], default: 'GET' },
        data: [at(0, 'data')],
        headers: [at(0, 'header'), at(0, 'headers')],
        options: at(0),
      },
    ],
  },
  answer: { members: { data: 'data' }, callbacks: { '.success': [{ parameter: 0, gives: 'answer' }] } },
};
