import { configureStore } from '@reduxjs/toolkit';
import cards from './cards';
import session from './session';

export default configureStore({ reducer: { cards, session } });
