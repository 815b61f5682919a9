import { groups } from '../../../../../access';

export const GET = async () => Response.json(await groups());
