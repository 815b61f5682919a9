import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { loadCards } from './actions.js';
import { loadGroups } from './load-groups.js';
import { store } from './store.js';
import { Overview } from './view.jsx';

store.dispatch(loadCards());
store.dispatch(loadGroups());
createRoot(document.body).render(
  <Provider store={store}>
    <Overview />
  </Provider>,
);
