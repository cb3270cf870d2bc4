import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'

/**
 * What a loader or an action is told. The router's own generated types are for routes of an application only, not for
 * those of a package.
 *
 * @typeParam Param - the names of the parts of the address that vary, such as `slug` of `/teams/:slug`
 */
export type RouteArgs<Param extends string = never> = Omit<
  LoaderFunctionArgs & ActionFunctionArgs,
  'params'
> & { params: Readonly<Record<Param, string>> }

/** What a page is drawn from: what its loader gave, and its action if a form was sent. */
export interface PageProps<Loader, Action = never> {
  loaderData: ReturnType<typeof useLoaderData<Loader>>
  actionData?: ReturnType<typeof useActionData<Action>>
}

/** What the page of an error is drawn from. */
export interface PageErrorProps {
  error: unknown
}
