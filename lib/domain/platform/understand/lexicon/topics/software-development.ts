/** Words that stand around the trades of software; the notation is that of `design-creative`. */
export const SOFTWARE_DEVELOPMENT = `
front-end-development: frontend css html react vue javascript accessibility accessible wcag blind=accessibility screenreader=accessibility aria disabled=accessibility assistive=accessibility disability=accessibility impaired=accessibility keyboard a11y=accessibility tailwind angular svelte; browser responsive website page contrast sighted=accessibility reader deaf=accessibility visitors cannot see checkout menu lawsuit sued compliance performance lighthouse=performance vitals=performance patches
back-end-development: backend server node django laravel express flask php java spring; api database queue authentication login data logic endpoints jobs
full-stack-web-development: fullstack mvp webapp prototype saas typescript nextjs postgres rails codebase coder programmer repository; idea app build version product launch first website founder login pay users portal marketplace register admin deploy stack developer engineer weeks software startup invoices online subscription
wordpress-development: wordpress elementor gutenberg woocommerce plugin wp; theme site blog hosting
shopify-development: shopify liquid storefront; theme store shop app checkout speed slow seconds scripts apps
ecommerce-development: ecommerce storefront woocommerce magento prestashop checkout cart basket webshop; shop slow=performance load=performance loads=performance quick faster=performance speed=performance seconds store online customers leave mobile phones page shoppers abandon images
cms-development: cms drupal contentful strapi sanity headless; content editors edit website typo3 pages
no-code-development: bubble airtable nocode glide softr zapier webflow; app without code tool internal simple
ios-development: ios iphone ipad swift swiftui xcode apple; app store mobile
android-development: android kotlin playstore google; app mobile phone tablet
cross-platform-apps: flutter expo ionic xamarin; app mobile ios android both react native phones
desktop-application-development: desktop windows macos electron qt wpf; program software installer computer
browser-extension-development: extension chrome firefox addon; browser plugin button
api-development: api rest graphql webhook integration endpoint connector erp crm sap; connect systems interface sync exchange legacy internal software
payment-integration: stripe paypal payments checkout subscription recurring; card charge billing invoices pay customers online
database-design: database schema sql mysql mongodb postgres index queries normalisation; tables store slow data model migrate
devops-engineering: devops docker kubernetes terraform jenkins pipeline ci cd helm ansible; deploy deployment release cloud automate
cloud-architecture: aws azure cloud gcp lambda serverless; servers migrate bill architecture hosting
site-reliability-monitoring: monitoring uptime outage grafana prometheus alerts incident sre oncall; down site reliability crash
linux-server-administration: linux server ubuntu nginx sysadmin vps ssh apache debian; hosting backup administer root
application-security: security penetration pentest hacked vulnerability hacker malware breach owasp encryption ransomware; safe holes attack exploit app website
software-testing-qa: qa testing tester selenium cypress playwright bug bugs; test cases automate quality app regression release
game-development: unity unreal godot game gameplay; developer programmer mobile build level player
ar-vr-development: vr ar augmented virtual oculus headset glasses metaverse; reality immersive app tour
blockchain-development: blockchain smart solidity crypto token ethereum nft web3 wallet defi bitcoin; contract coin exchange
embedded-systems: firmware ota embedded microcontroller arduino stm32 esp32 rtos bluetooth lora lorawan pcb battery device sensor hardware chip; rust circuit board power low drain reboot c wireless electronics gadget bootloader updates update rollback field remote tracker lasts year consumption reset days dies die dead bike outdoor reservoir
iot-hardware-prototyping: iot sensor prototype arduino raspberry hardware device electronics gadget smart; connect circuit board soldering battery power wireless measure
chatbot-development: chatbot bot messenger whatsapp telegram dialogflow intercom; customers answers chat support website automatic
scripting-automation: script automate excel macro python bash vba batch; boring repetitive task rename files automatic scheduled
legacy-code-maintenance: legacy codebase refactor refactoring maintain maintenance cobol outdated opinion repository; old code nobody understands inherit rewrite review read audit engineer acquire takeover independent technical debt diligence before take over
`;
