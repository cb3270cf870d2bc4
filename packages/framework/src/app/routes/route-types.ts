import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'

/**
 * Arguments of a loader or an action. The router generates its types for an application's routes only, not for a
 * package's.
 *
 * @typeParam Param - names of the URL parameters, such as `slug` in `/teams/:slug`
 */
export type RouteArgs<Param extends string = never> = Omit<
  LoaderFunctionArgs & ActionFunctionArgs,
  'params'
> & { params: Readonly<Record<Param, string>> }

/** Props of a page: the data of its loader, and of its action if a form was sent. */
export interface PageProps<Loader, Action = never> {
  loaderData: ReturnType<typeof useLoaderData<Loader>>
  actionData?: ReturnType<typeof useActionData<Action>>
}

/** Props of an error page. */
export interface PageErrorProps {
  error: unknown
}
