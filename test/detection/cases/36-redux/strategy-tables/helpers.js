export const updateObject = (before, changes) => ({ ...before, ...changes });

export function createReducer(initialState, handlers) {
  return function reduce(state = initialState, action) {
    return Object.prototype.hasOwnProperty.call(handlers, action.type) ? handlers[action.type](state, action) : state;
  };
}
