import { hydrateRoot } from 'react-dom/client'
import { pageElement, type PageNode } from './page-element'

const data = document.querySelector('script[type="application/json"]')?.textContent ?? '[]'
const body = JSON.parse(data) as PageNode[]
const root = document.querySelector('#root')
if (root)
  hydrateRoot(
    root,
    body.map((node, index) => pageElement(node, index, undefined)),
  )
