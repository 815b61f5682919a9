import { data, type LoaderFunctionArgs } from 'react-router';

export async function loader({ params }: LoaderFunctionArgs) {
  const response = await fetch(`https://api.access.example/groups?place_id=${params.place}`);
  return data(await response.json());
}
