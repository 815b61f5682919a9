import { combineReducers, configureStore } from '@reduxjs/toolkit';
import cards from './cards';
import ui from './ui';

export default configureStore({ reducer: combineReducers({ cards, ui }) });
