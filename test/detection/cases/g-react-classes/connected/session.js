export default function session(state = { userId: null }, action) {
  return action.type === 'session/opened' ? { ...state, userId: action.userId } : state;
}
