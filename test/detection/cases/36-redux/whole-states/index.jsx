import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { store } from './store.js';
import Recent, { Badges } from './view.jsx';

createRoot(document.body).render(
  <Provider store={store}>
    <Recent />
    <Badges id="1" />
  </Provider>,
);
