import { configureStore } from '@reduxjs/toolkit';
import gifts from './slice.js';

export default configureStore({ reducer: { gifts } });
