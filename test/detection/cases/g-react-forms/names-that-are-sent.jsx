import axios from 'axios';
import { useForm } from 'react-hook-form';

export function NewCardForm() {
  const { register, handleSubmit, setValue } = useForm({ defaultValues: { sub_type: '' } }); // finds: card-sub-type
  return (
    <form onSubmit={handleSubmit((values) => axios.post('https://api.access.example/cards', { card: values }))}>
      <input {...register('sub_type', { required: true })} /> {/* finds: card-sub-type */}
      <button onClick={() => setValue('sub_type', 'x')} /> {/* finds: card-sub-type */}
    </form>
  );
}
