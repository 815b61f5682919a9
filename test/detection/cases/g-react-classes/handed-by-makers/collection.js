import keyBy from 'lodash/keyBy';
import map from 'lodash/map';

export default function collection(name, key, load) {
  const STARTED = `${name}/started`;
  const LOADED = `${name}/loaded`;

  const reducer = (state = { byKey: {}, order: [], busy: false }, action) => {
    switch (action.type) {
      case STARTED:
        return { ...state, busy: true };
      case LOADED:
        return { ...state, busy: false, byKey: keyBy(action.entries, key), order: map(action.entries, key) };
      default:
        return state;
    }
  };

  const fetch = (params) => async (dispatch) => {
    dispatch({ type: STARTED });
    dispatch({ type: LOADED, entries: await load(params) });
  };

  return { reducer, fetch };
}
