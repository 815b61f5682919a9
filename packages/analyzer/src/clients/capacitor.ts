/** HTTP of native shells: `CapacitorHttp.get({ url, params })`, and of Cordova `http.get(url, params, headers)`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const form = (method: CallForm['method']): CallForm => ({
  url: [at(0, 'url')],
  method,
  query: [at(0, 'params')],
  body: [at(0, 'data')],
  headers: [at(0, 'headers')],
  options: at(0),
});

export const capacitorLibrary: HttpLibrary = {
  name: 'capacitor',
  globals: { CapacitorHttp: '' },
  packages: ['@capacitor/core', '@capacitor-community/http', '@capacitor/http'],
  exports: { CapacitorHttp: '', Http: '' },
  factories: {},
  calls: {
    request: [form({ at: [at(0, 'method')], default: 'GET' })],
    ...verbs((method) => [form({ fixed: method })]),
  },
  answer: { members: { data: 'data' } },
};

export const cordovaHttpLibrary: HttpLibrary = {
  name: 'cordova-http',
  globals: {},
  packages: [
    '@awesome-cordova-plugins/http',
    '@awesome-cordova-plugins/http/ngx',
    '@ionic-native/http',
    '@ionic-native/http/ngx',
  ],
  exports: { HTTP: '' },
  factories: {},
  calls: verbs((method) => [
    {
      url: [at(0)],
      method: { fixed: method },
      ...(isBodiless(method) ? { query: [at(1)] } : { body: [at(1)] }),
      headers: [at(2)],
    },
  ]),
  injected: ['HTTP'],
  answer: { members: { data: 'data' } },
};
