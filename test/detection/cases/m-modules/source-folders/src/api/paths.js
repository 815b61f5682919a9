export const ENROLL = '/cards/enroll'; // finds: card-enroll
