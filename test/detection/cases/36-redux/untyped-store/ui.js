const initial = { offline: false, kind: { sub_type: 'dark' } };

export default function ui(state = initial, action) {
  return action.type === 'ui/offline' ? { ...state, offline: true } : state;
}
