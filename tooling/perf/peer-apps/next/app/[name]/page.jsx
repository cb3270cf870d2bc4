import Link from 'next/link'
import { pageElement } from '../page-element'
import { readPage } from '../read-page'

export async function generateMetadata({ params }) {
  return { title: readPage((await params).name).title }
}

export default async function Page({ params }) {
  const { body } = readPage((await params).name)
  return (
    <>{body.map((node, index) => pageElement(node, index, { component: Link, address: 'href' }))}</>
  )
}
