import { useState } from 'react'
import { type ActionFunctionArgs, Form, useActionData, useLoaderData } from 'react-router'

let renders = 0

/** Returns the number of renders so far. A cached page repeats its number. */
export function loader() {
  renders += 1
  return { renders }
}

export async function action({ request }: ActionFunctionArgs) {
  return { borrowed: (await request.formData()).get('title') }
}

export default function Home() {
  const { renders: count } = useLoaderData<typeof loader>()
  const borrowed = useActionData<typeof action>()?.borrowed
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <h1>Render {count}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'We are open' : 'Are you open?'}
      </button>
      <Form method="post">
        <input name="title" aria-label="Title" />
        <button>Borrow</button>
      </Form>
      {typeof borrowed === 'string' ? <p>Borrowed: {borrowed}</p> : null}
    </main>
  )
}
