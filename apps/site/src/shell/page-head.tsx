import { useRouteLoaderData } from 'react-router'
import type { ShellView } from './shell-view.ts'

export interface PageHeadProps {
  /** The page's own title; the site's name follows it. */
  title?: string | undefined
  description?: string | undefined
  image?: string | undefined
  /** The page's path, for its canonical address. */
  path: string
  noIndex?: boolean | undefined
}

/** The head of one page: title, description, canonical address, and what shares show. */
export function PageHead({ title, description, image, path, noIndex = false }: PageHeadProps) {
  const shell = useRouteLoaderData<ShellView>('root')
  const name = shell?.meta.title ?? ''
  const ownTitle = title?.trim() ?? ''
  const fullTitle = ownTitle === '' || ownTitle === name ? name : `${ownTitle} · ${name}`
  const words = (description?.trim() || shell?.meta.description.trim()) ?? ''
  const origin = shell?.origin ?? ''
  const picture = image ?? shell?.meta.image
  return (
    <>
      <title>{fullTitle}</title>
      {words === '' ? null : <meta name="description" content={words} />}
      {shell?.meta.keywords ? <meta name="keywords" content={shell.meta.keywords} /> : null}
      {shell?.meta.author ? <meta name="author" content={shell.meta.author} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={origin + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={ownTitle || name} />
      <meta property="og:url" content={origin + path} />
      {words === '' ? null : <meta property="og:description" content={words} />}
      {picture === undefined ? null : (
        <meta property="og:image" content={picture.startsWith('/') ? origin + picture : picture} />
      )}
    </>
  )
}
