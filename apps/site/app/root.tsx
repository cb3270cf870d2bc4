// Two modules, so that the loader's code stays out of the browser.
export { default, ErrorBoundary, Layout, shouldRevalidate } from '@milepost/framework/root'
export { loader } from '@milepost/framework/root.server'

// After the kit's styles, which are in a cascade layer: these win over them.
import './styles.css'
