import { useEffect, useReducer } from 'react';

function reducer(state, action) {
  switch (action.type) {
    case 'loading':
      return { ...state, loading: true };
    case 'loaded':
      return { loading: false, present: action.present.filter((item) => item.user_id) }; // finds: presence-actor
    case 'failed':
      return { ...state, error: action.error.user_id };
  }
}

export function Present() {
  const [state, dispatch] = useReducer(reducer, { loading: false, present: [] });
  useEffect(() => {
    dispatch({ type: 'loading' });
    fetch('https://api.access.example/presences')
      .then((response) => response.json())
      .then((present) => dispatch({ type: 'loaded', present }))
      .catch((error) => dispatch({ type: 'failed', error }));
  }, []);
  return (
    <ul>
      {state.present.map((item) => (
        <li key={item.id}>{item.user_name}</li> // finds: presence-actor
      ))}
    </ul>
  );
}
