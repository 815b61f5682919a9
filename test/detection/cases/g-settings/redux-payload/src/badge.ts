import { useSelector } from 'react-redux';

interface BadgeState {
  number: string;
  sub_type: string; // finds: card-sub-type
}
interface RootState {
  badge: BadgeState;
}

export const useLabel = () => useSelector((state: RootState) => state.badge.sub_type); // finds: card-sub-type
