import { connect } from '@acme/platform';

export const access = connect('access');
export const forum = connect('forum');

export const enroll = (token: string) => access.post('cards/enroll', { card: { token } }); // finds: card-enroll
export const topics = () => forum.get('events');
