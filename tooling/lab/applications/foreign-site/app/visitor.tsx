import { data, useLoaderData } from 'react-router'

let visits = 0

/** Sets a cookie, so that the response is not cached for other visitors. */
export function loader() {
  visits += 1
  return data({ visits }, { headers: { 'set-cookie': `visit=${visits}` } })
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export default function Visitor() {
  return <h1>Visit {useLoaderData<typeof loader>().visits}</h1>
}
