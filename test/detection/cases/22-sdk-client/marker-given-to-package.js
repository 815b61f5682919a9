import Doors from 'doors-sdk';

export const doors = new Doors({
  headers: { Accept: 'application/json', Authorization: `SERVICE-LOGIN ${localStorage.getItem('token')}` },
});

export const loadEvents = (placeId) => (dispatch) => {
  doors.signIn('desk', 'secret').then(() => {
    doors.get('events', { place_id: placeId }).then((events) => { // finds: event-sets
      dispatch({ type: 'EVENTS', payload: events.data.map((event) => event.id) }); // finds: event-id
    });
  });
};
