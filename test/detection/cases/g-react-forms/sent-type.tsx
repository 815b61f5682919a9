import axios from 'axios';
import { Controller, useForm } from 'react-hook-form';

interface NewCard {
  sub_type: string; // finds: card-sub-type
  token: string;
  note: string;
}

export function NewCardForm() {
  const { control, register, handleSubmit } = useForm<NewCard>();
  const onSubmit = (values: NewCard) => axios.post('https://api.access.example/cards', { card: values });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <input {...register('sub_type')} /> {/* finds: card-sub-type */}
      <Controller control={control} name="sub_type" render={({ field }) => <input {...field} />} /> {/* finds: card-sub-type */}
      <input {...register('note')} />
    </form>
  );
}
