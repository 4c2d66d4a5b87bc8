module.exports = {defaultLocale: 'en', locales: ['en'], currentLocale: 'en', localeConfigs: {}};
