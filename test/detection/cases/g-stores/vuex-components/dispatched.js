import store from './store';
store.dispatch('cards/save', { sub_type: 'z' }); // finds: card-sub-type
store.dispatch({ type: 'cards/save', sub_type: 'z' }); // finds: card-sub-type
