import { createListenerMiddleware } from '@reduxjs/toolkit';
import { accessApi } from './api';

export const listener = createListenerMiddleware();

listener.startListening({
  matcher: accessApi.endpoints.createCard.matchFulfilled,
  effect: async (action, listenerApi) => {
    listenerApi.dispatch({ type: 'toast', text: action.payload.assigned_at }); // finds: card-assignment
  },
});
