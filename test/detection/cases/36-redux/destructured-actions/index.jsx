import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { store } from './store.js';
import { Cards } from './view.jsx';

createRoot(document.body).render(
  <Provider store={store}>
    <Cards />
  </Provider>,
);
