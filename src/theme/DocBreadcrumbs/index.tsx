export {default} from '../../features/navigation/breadcrumbs/BreadcrumbBar';
