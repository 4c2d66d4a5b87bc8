export {default} from '../../shell/breadcrumbs/BreadcrumbBar';
