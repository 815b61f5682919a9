import axios from 'axios';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'cards' })
export class CardRow {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'sub_type' }) kind!: string;
  @Column({ name: 'activated' }) isActive!: boolean;
}

export const describe = (row: CardRow) => `${row.kind} ${row.isActive}`;
export const locks = async () => (await axios.get('https://api.access.example/group_locks')).data;
