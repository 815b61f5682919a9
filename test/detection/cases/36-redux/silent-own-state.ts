import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

interface Player {
  user_id: number;
  sub_type: string;
  activated: boolean;
}

export const BASE = 'https://api.access.example';
const initialState: { players: Player[] } = { players: [] };

export const slice = createSlice({
  name: 'players',
  initialState,
  reducers: {
    joined(state, action: PayloadAction<Player>) {
      state.players.push({ ...action.payload, activated: true });
    },
  },
});

export const useKinds = () =>
  useSelector((state: { game: { players: Player[] } }) => state.game.players.map((player) => player.sub_type));
