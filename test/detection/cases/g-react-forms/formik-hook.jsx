import axios from 'axios';
import { useFormik } from 'formik';

export function NewCard() {
  const formik = useFormik({
    initialValues: { sub_type: '', token: '' }, // finds: card-sub-type
    onSubmit: (values) => axios.post('https://api.access.example/cards', { card: values }),
  });
  return (
    <form onSubmit={formik.handleSubmit}>
      <input name="token" value={formik.values.token} onChange={formik.handleChange} />
    </form>
  );
}
