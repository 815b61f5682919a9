interface Player {
  user_id: number;
  two_factor_pin: string;
  activated: boolean;
}

export const BASE = 'https://api.access.example';

export const player: Player = { user_id: 1, two_factor_pin: '0000', activated: true };
player.two_factor_pin = '1234';
export const players = [{ user_id: 2, members_count: 4, sub_type: 'goalkeeper' }];
