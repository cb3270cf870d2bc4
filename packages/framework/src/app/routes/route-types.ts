import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'

/**
 * Arguments of a loader or action. The router does not generate these types for routes in a package.
 *
 * @typeParam Param - names of the URL parameters, such as `slug` in `/teams/:slug`
 */
export type RouteArgs<Param extends string = never> = Omit<
  LoaderFunctionArgs & ActionFunctionArgs,
  'params'
> & { params: Readonly<Record<Param, string>> }

/** Props of a page: its loader data, and its action data after a form submission. */
export interface PageProps<Loader, Action = never> {
  loaderData: ReturnType<typeof useLoaderData<Loader>>
  actionData?: ReturnType<typeof useActionData<Action>>
}
