// The site's configuration as Docusaurus would generate it, as far as components read it.
module.exports = {
  title: 'Growth & Funding Network',
  url: 'https://www.example.com',
  baseUrl: '/',
  trailingSlash: false,
  customFields: {
    site: {
      name: 'Growth & Funding Network',
      url: 'https://www.example.com',
      baseUrl: '/',
      loginUrl: 'https://app.example.com/login',
      fundingPlatformUrl: 'https://funding.example.com',
      contactEmail: 'hello@example.com',
      linkedInUrl: 'https://www.linkedin.com/company/example',
      formsKey: '',
      formsFooterId: '',
      formsContactId: '',
      tagManagerId: '',
    },
  },
  future: {experimental_router: 'browser'},
  themeConfig: {},
};
