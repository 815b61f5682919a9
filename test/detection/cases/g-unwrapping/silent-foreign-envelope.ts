import axios from 'axios';

interface ApiResponse<T> {
  data: T;
}
interface Room {
  members_count: number;
  sub_type: string;
}

export async function rooms(): Promise<number[]> {
  const response = await axios.get<ApiResponse<Room[]>>('https://api.chat.example/groups');
  const parsed = JSON.parse(JSON.stringify(response.data.data)) as Room[];
  return parsed.map((room) => room.members_count);
}
