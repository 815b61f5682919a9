import { createStore } from 'vuex';
import cards from './cards';
import groups from './groups';

export default createStore({ modules: { cards, groups } });
