import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Link, useLoaderData } from 'react-router'
import { type PageNode, pageElement, type PeerPage } from './page-element'

const link = { component: Link as never, address: 'to' } as const

export function loader({ params }: { params: { name?: string } }): PageNode[] {
  const file = join(process.env['PEER_PAGES'] ?? '', `${params.name}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as PeerPage).body
}

export default function Page() {
  const body = useLoaderData<typeof loader>()
  return <>{body.map((node, index) => pageElement(node, index, link))}</>
}
