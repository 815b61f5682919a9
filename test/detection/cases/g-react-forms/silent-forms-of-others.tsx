import { Form, Input } from 'antd';
import { useFormik, Formik, Field } from 'formik';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const shop = axios.create({ baseURL: 'https://shop.example' });

export function Search({ onSearch }: { onSearch: (values: unknown) => void }) {
  const formik = useFormik({ initialValues: { sub_type: '' }, onSubmit: (values) => onSearch(values) });
  return (
    <>
      <Form onFinish={(values) => shop.post('/cards', values)}>
        <Form.Item name="sub_type">
          <Input value={formik.values.sub_type} />
        </Form.Item>
      </Form>
      <Formik initialValues={{ sub_type: '' }} onSubmit={(values) => api.post('/event_sets', values)}>
        <Field name="sub_type" />
      </Formik>
    </>
  );
}
