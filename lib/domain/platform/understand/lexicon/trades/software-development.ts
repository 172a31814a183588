/** The words of software; the notation is that of `design-creative`. */
export const SOFTWARE_DEVELOPMENT = `
software-development
en programmer, developer, software, coder, coding, software engineer, software developer, web developer, app, ~programming, ~website, fix website, ~mvp, mvp development
de Softwareentwicklung, Programmierung, Programmierer, Entwickler, Webentwicklung
fr développement logiciel, développeur, programmeur, développement web, programmation
es desarrollo de software, desarrollador, programador, desarrollo web, programación
pt desenvolvimento de software, desenvolvedor, programador, desenvolvimento web
it sviluppo software, sviluppatore, programmatore, sviluppo web
nl softwareontwikkeling, ontwikkelaar, programmeur, webontwikkeling
ja ソフトウェア開発, プログラミング, プログラマー, エンジニア, システム開発
zh 软件开发, 程序员, 编程, 軟體開發, 网站开发
ar تطوير برمجيات, مبرمج, مطور, برمجة, تطوير مواقع
hi सॉफ़्टवेयर विकास, प्रोग्रामर, डेवलपर, वेब डेवलपर

front-end-development
en frontend, front end developer, html, css, html css, javascript developer, ui development, react developer, figma to code, psd to html, spa, responsive website
de Frontend-Entwicklung, Frontend-Entwickler
fr développement front-end, intégration web, intégrateur web
es desarrollo front-end, desarrollo frontend, maquetación web
pt desenvolvimento front-end, programador front-end
it sviluppo front-end, sviluppatore frontend
nl front-end ontwikkeling, frontend ontwikkelaar
ja フロントエンド開発, フロントエンド, コーディング
zh 前端开发, 前端, 前端工程师
ar تطوير الواجهة الأمامية, تطوير واجهات أمامية
hi फ्रंट-एंड विकास, फ्रंटएंड

back-end-development
en backend, back end developer, server side, microservices, server development, business logic
de Backend-Entwicklung, Backend-Entwickler, Serverentwicklung
fr développement back-end, développeur backend
es desarrollo back-end, desarrollo backend
pt desenvolvimento back-end, programador back-end
it sviluppo back-end, sviluppatore backend
nl back-end ontwikkeling, backend ontwikkelaar
ja バックエンド開発, バックエンド, サーバーサイド開発
zh 后端开发, 后端
ar تطوير الواجهة الخلفية, تطوير خلفي
hi बैक-एंड विकास, बैकएंड

full-stack-web-development
en full stack, fullstack, web app, web application, web development, saas development, mvp, build a website, website development, saas mvp, portal development, web platform
de Full-Stack-Entwicklung, Webanwendung, Web-App, Website erstellen, Webseite erstellen, Webseite, Webauftritt, Homepage
fr développement full stack, application web, développement de site web, site web, site internet
es desarrollo full stack, aplicación web, crear página web, página web, sitio web
pt desenvolvimento full stack, aplicação web, criar site, página web
it sviluppo full stack, applicazione web, realizzazione sito, sito web, sito internet
nl full-stack ontwikkeling, webapplicatie, website laten maken
ja フルスタック開発, ウェブアプリ開発, Webアプリ開発, ホームページ制作
zh 全栈开发, 网站建设, 网页开发, 全栈
ar تطوير متكامل, تطبيق ويب, إنشاء موقع, تطوير ويب
hi फुल स्टैक वेब विकास, वेबसाइट बनाना, वेब विकास

wordpress-development
en wordpress, wordpress developer, wordpress site, wp, wp plugin, wordpress plugin, wordpress theme, elementor, divi, wordpress fix, wordpress speed, hacked wordpress
de WordPress-Entwicklung, WordPress-Seite, WordPress-Webseite
fr développement WordPress, site WordPress
es desarrollo WordPress, página WordPress
pt desenvolvimento WordPress, site WordPress
it sviluppo WordPress, sito WordPress
nl WordPress ontwikkeling, WordPress website
ja ワードプレス, WordPress開発, WordPress制作
zh WordPress开发, WordPress建站
ar تطوير ووردبريس, ووردبريس
hi वर्डप्रेस विकास, वर्डप्रेस

shopify-development
en shopify, shopify developer, shopify store, shopify theme, shopify app, liquid, shopify speed, shopify fix, shopify expert, shopify migration, shopify plus
de Shopify-Entwicklung, Shopify-Shop
fr développement Shopify, boutique Shopify
es desarrollo Shopify, tienda Shopify
pt desenvolvimento Shopify, loja Shopify
it sviluppo Shopify, negozio Shopify
nl Shopify ontwikkeling, Shopify webshop
ja Shopify構築, ショッピファイ, Shopify開発
zh Shopify开发, Shopify建站, 独立站
ar تطوير شوبيفاي, متجر شوبيفاي, شوبيفاي
hi शॉपिफाई विकास, शॉपिफाई

ecommerce-development
en ecommerce, e commerce, online store, online shop, webshop, web shop, woocommerce, magento, shopping cart, store development, prestashop, bigcommerce
de Onlineshop, Webshop, Online-Shop erstellen, E-Commerce-Entwicklung
fr boutique en ligne, site e-commerce, développement e-commerce
es tienda online, tienda en línea, desarrollo e-commerce, comercio electrónico
pt loja virtual, loja online, desenvolvimento de e-commerce
it negozio online, sito e-commerce, sviluppo e-commerce
nl webwinkel, webshop laten maken, e-commerce ontwikkeling
ja ネットショップ, ECサイト, ECサイト構築
zh 电商开发, 网店, 电商网站, 商城开发
ar متجر إلكتروني, تطوير متاجر إلكترونية
hi ई-कॉमर्स विकास, ऑनलाइन स्टोर

cms-development
en cms, content management system, headless cms, drupal, joomla, contentful, strapi, typo3, sanity cms
de CMS-Entwicklung, Redaktionssystem, TYPO3
fr développement CMS, gestion de contenu
es desarrollo CMS, gestor de contenidos
pt desenvolvimento CMS, gerenciador de conteúdo
it sviluppo CMS, gestione contenuti
nl CMS ontwikkeling, contentmanagementsysteem
ja CMS開発, CMS構築
zh CMS开发, 内容管理系统
ar تطوير نظام إدارة المحتوى
hi सीएमएस विकास

no-code-development
en no code, nocode, low code, bubble, bubble app, airtable, glide, softr, flutterflow, adalo, retool, lovable app
de No-Code-Entwicklung, Low-Code
fr développement no-code, sans code
es desarrollo sin código, no code
pt desenvolvimento no-code, sem código
it sviluppo no-code, senza codice
nl no-code ontwikkeling, zonder code
ja ノーコード開発, ノーコード
zh 无代码开发, 低代码开发, 无代码
ar تطوير بدون كود, بدون برمجة
hi नो-कोड विकास, बिना कोड

ios-development
en ios, ios app, iphone app, ipad app, swift, swiftui, apple app, ios developer, objective c
de iOS-Entwicklung, iPhone-App, iOS-Entwickler
fr développement iOS, application iPhone
es desarrollo iOS, aplicación para iPhone
pt desenvolvimento iOS, aplicativo para iPhone
it sviluppo iOS, app iPhone
nl iOS ontwikkeling, iPhone app
ja iOSアプリ開発, iOS開発, iPhoneアプリ
zh iOS开发, 苹果应用开发
ar تطوير iOS, تطبيقات آيفون, تطوير تطبيقات آيفون
hi आईओएस विकास, आईफोन ऐप

android-development
en android, android app, android developer, kotlin, play store app, jetpack compose
de Android-Entwicklung, Android-App, Android-Entwickler
fr développement Android, application Android
es desarrollo Android, aplicación Android
pt desenvolvimento Android, aplicativo Android
it sviluppo Android, app Android
nl Android ontwikkeling, Android app
ja Androidアプリ開発, Android開発
zh 安卓开发, Android开发
ar تطوير أندرويد, تطبيقات أندرويد
hi एंड्रॉइड विकास, एंड्रॉइड ऐप

cross-platform-apps
en mobile app, app development, app developer, flutter, react native, mobile developer, mobile app development, build an app, smartphone app, hybrid app, expo
de App-Entwicklung, App-Entwickler, Handy-App, plattformübergreifende Apps, App programmieren
fr application mobile, développement d'application mobile, applications multiplateformes
es aplicación móvil, desarrollo de aplicaciones móviles, apps multiplataforma
pt aplicativo móvel, desenvolvimento de aplicativos, aplicativo multiplataforma
it app mobile, sviluppo app, app multipiattaforma
nl mobiele app, app ontwikkeling, app laten maken
ja アプリ開発, モバイルアプリ開発, クロスプラットフォーム開発
zh 跨平台应用, 手机应用开发, APP开发, 小程序开发
ar تطوير تطبيقات الجوال, تطبيق جوال, تطبيقات متعددة المنصات
hi मोबाइल ऐप विकास, क्रॉस-प्लेटफ़ॉर्म ऐप

desktop-application-development
en desktop app, windows app, mac app, desktop software, electron, windows software, macos app, linux app
de Desktop-Anwendung, Windows-Programm, Desktop-Software
fr application de bureau, logiciel Windows
es aplicación de escritorio, programa para Windows
pt aplicativo desktop, software para Windows
it applicazione desktop, software Windows
nl desktopapplicatie, Windows software
ja デスクトップアプリ開発, Windowsアプリ
zh 桌面应用开发, 桌面软件
ar تطبيقات سطح المكتب, برنامج ويندوز
hi डेस्कटॉप एप्लिकेशन विकास

browser-extension-development
en browser extension, chrome extension, firefox addon, chrome plugin, browser plugin, safari extension
de Browser-Erweiterung, Chrome-Erweiterung
fr extension de navigateur, extension Chrome
es extensión de navegador, extensión de Chrome
pt extensão de navegador, extensão do Chrome
it estensione browser, estensione Chrome
nl browserextensie, Chrome extensie
ja ブラウザ拡張機能, Chrome拡張
zh 浏览器插件开发, 浏览器扩展, Chrome插件
ar إضافات المتصفح, إضافة كروم
hi ब्राउज़र एक्सटेंशन, क्रोम एक्सटेंशन

api-development
en api, rest api, graphql, api integration, webhook, integration development, third party integration, oauth, api developer, connect systems
de API-Entwicklung, Schnittstelle, Schnittstellenentwicklung
fr développement d'API, intégration API
es desarrollo de API, integración de API
pt desenvolvimento de API, integração de API
it sviluppo API, integrazione API
nl API ontwikkeling, API koppeling, koppeling bouwen
ja API開発, API連携
zh API开发, 接口开发, API对接
ar تطوير واجهات برمجية, تطوير API, ربط API
hi एपीआई विकास, एपीआई इंटीग्रेशन

payment-integration
en payment gateway, stripe, stripe integration, paypal, payments, checkout integration, subscription billing, payment processing, billing integration
de Zahlungsintegration, Zahlungsanbindung, Bezahlsystem
fr intégration de paiement, paiement en ligne
es integración de pagos, pasarela de pago
pt integração de pagamentos, gateway de pagamento
it integrazione pagamenti, gateway di pagamento
nl betaalintegratie, betalingen koppelen
ja 決済連携, 決済システム, Stripe導入
zh 支付接口, 支付集成, 支付对接
ar ربط بوابات الدفع, بوابة دفع
hi पेमेंट इंटीग्रेशन, पेमेंट गेटवे

database-design
en database, sql, postgres, postgresql, mysql, mongodb, slow queries, schema design, dba, database administrator, database optimization, redis, database migration
de Datenbank, Datenbankdesign, Datenbankentwicklung
fr base de données, conception de base de données
es base de datos, diseño de bases de datos
pt banco de dados, modelagem de banco de dados
it database, progettazione database, base di dati
nl database ontwerp, databank
ja データベース設計, データベース
zh 数据库设计, 数据库
ar تصميم قواعد البيانات, قاعدة بيانات
hi डेटाबेस डिज़ाइन, डेटाबेस

devops-engineering
en devops, ci cd, docker, kubernetes, k8s, terraform, deployment, deployment pipeline, infrastructure as code, release automation, helm
de DevOps, Bereitstellung, Deployment
fr DevOps, déploiement, intégration continue
es DevOps, despliegue, integración continua
pt DevOps, implantação, integração contínua
it DevOps, distribuzione continua
nl DevOps, uitrol, continue integratie
ja DevOps, CI/CD構築, インフラ自動化
zh 运维开发, DevOps工程, 持续集成
ar ديف أوبس, هندسة DevOps, نشر التطبيقات
hi डेवऑप्स, डेवऑप्स इंजीनियरिंग

cloud-architecture
en cloud, aws, azure, gcp, google cloud, amazon web services, serverless, cloud migration, cloud costs, cloud engineer, cloudflare
de Cloud-Architektur, Cloud-Migration
fr architecture cloud, migration cloud, informatique en nuage
es arquitectura en la nube, migración a la nube
pt arquitetura em nuvem, migração para nuvem
it architettura cloud, migrazione al cloud
nl cloudarchitectuur, cloudmigratie
ja クラウド設計, クラウド構築, AWS構築
zh 云架构, 云迁移, 云计算
ar بنية سحابية, الحوسبة السحابية
hi क्लाउड आर्किटेक्चर, क्लाउड

site-reliability-monitoring
en sre, monitoring, observability, site reliability, uptime, load testing, alerting, incident response, performance testing, logging, stress test
de Überwachung, Monitoring, Lasttest
fr supervision, fiabilité des sites, test de charge
es monitorización, fiabilidad de sitios, pruebas de carga
pt monitoramento, confiabilidade de sites, teste de carga
it monitoraggio, affidabilità dei sistemi, test di carico
nl monitoring, betrouwbaarheid, belastingtest
ja サイト信頼性, 監視, 負荷テスト
zh 站点可靠性, 系统监控, 压力测试
ar موثوقية المواقع, مراقبة الأنظمة
hi साइट विश्वसनीयता, मॉनिटरिंग

linux-server-administration
en linux, server, sysadmin, system administrator, server admin, vps, hosting, nginx, server setup, email server, server migration, ubuntu, web hosting, ansible
de Linux-Administration, Serveradministration, Systemadministrator, Server einrichten
fr administration de serveurs, administrateur système, serveur Linux
es administración de servidores, administrador de sistemas, servidor Linux
pt administração de servidores, administrador de sistemas, servidor Linux
it amministrazione server, sistemista, server Linux
nl serverbeheer, systeembeheerder, Linux server
ja サーバー管理, Linuxサーバー, サーバー構築
zh 服务器管理, Linux运维, 系统管理员
ar إدارة الخوادم, مدير أنظمة, خادم لينكس
hi सर्वर प्रशासन, लिनक्स सर्वर

application-security
en security, pentest, penetration test, penetration testing, cybersecurity, cyber security, ethical hacker, vulnerability scan, security audit, code audit, infosec, bug bounty
de IT-Sicherheit, Penetrationstest, Sicherheitsprüfung, Anwendungssicherheit
fr sécurité informatique, cybersécurité, test d'intrusion, audit de sécurité
es seguridad informática, ciberseguridad, prueba de penetración
pt segurança da informação, cibersegurança, teste de invasão
it sicurezza informatica, cybersecurity, penetration test
nl beveiliging, cyberbeveiliging, penetratietest
ja セキュリティ診断, 脆弱性診断, サイバーセキュリティ
zh 应用安全, 渗透测试, 网络安全, 安全测试
ar أمن التطبيقات, أمن سيبراني, اختبار اختراق
hi एप्लिकेशन सुरक्षा, साइबर सुरक्षा

software-testing-qa
en qa, testing, tester, test automation, quality assurance, manual testing, automated tests, e2e tests, cypress, selenium, qa engineer, regression testing, software tester
de Softwaretest, Testautomatisierung, Qualitätssicherung, Softwaretester
fr test logiciel, testeur, assurance qualité
es pruebas de software, tester, control de calidad de software
pt teste de software, testador, automação de testes
it test del software, collaudo software, tester
nl softwaretesten, tester, testautomatisering
ja ソフトウェアテスト, テスト自動化, 品質保証
zh 软件测试, 测试工程师, 自动化测试
ar اختبار البرمجيات, ضمان الجودة, مختبر برمجيات
hi सॉफ़्टवेयर परीक्षण, टेस्टिंग

game-development
en game, game developer, game dev, unity, unreal, unreal engine, godot, video game, roblox, mobile game, indie game, gamedev, game programmer
de Spieleentwicklung, Spieleentwickler, Videospiel entwickeln
fr développement de jeux, développeur de jeux vidéo, jeu vidéo
es desarrollo de videojuegos, videojuego, desarrollador de juegos
pt desenvolvimento de jogos, desenvolvedor de jogos, jogo
it sviluppo videogiochi, videogioco, sviluppatore di giochi
nl spelontwikkeling, gameontwikkelaar, game maken
ja ゲーム開発, ゲーム制作
zh 游戏开发, 游戏制作
ar تطوير ألعاب, مطور ألعاب, لعبة
hi गेम विकास, गेम डेवलपर

ar-vr-development
en ar, vr, augmented reality, virtual reality, xr, mixed reality, oculus, meta quest, ar filter, webxr, vision pro, metaverse
de Augmented Reality, Virtual Reality, AR- und VR-Entwicklung
fr réalité augmentée, réalité virtuelle
es realidad aumentada, realidad virtual
pt realidade aumentada, realidade virtual
it realtà aumentata, realtà virtuale
nl augmented reality ontwikkeling, virtuele realiteit
ja AR開発, VR開発, 拡張現実, 仮想現実
zh AR开发, VR开发, 增强现实, 虚拟现实
ar الواقع المعزز, الواقع الافتراضي
hi एआर वीआर विकास, आभासी वास्तविकता

blockchain-development
en blockchain, smart contract, smart contracts, solidity, web3, nft, crypto development, ethereum, defi, token development, solana, crypto wallet, dapp
de Blockchain-Entwicklung, Smart Contract
fr développement blockchain, contrat intelligent
es desarrollo blockchain, contratos inteligentes
pt desenvolvimento blockchain, contratos inteligentes
it sviluppo blockchain, contratto intelligente
nl blockchain ontwikkeling, slimme contracten
ja ブロックチェーン開発, スマートコントラクト
zh 区块链开发, 智能合约, 区块链
ar تطوير بلوكتشين, عقود ذكية, بلوكتشين
hi ब्लॉकचेन विकास, स्मार्ट कॉन्ट्रैक्ट

embedded-systems
en embedded, firmware, microcontroller, stm32, esp32, rtos, embedded software, embedded c, firmware developer, electronics programming
de Embedded-Systeme, Firmware, Mikrocontroller, eingebettete Systeme
fr systèmes embarqués, micrologiciel, microcontrôleur
es sistemas embebidos, firmware, microcontrolador
pt sistemas embarcados, firmware, microcontrolador
it sistemi embedded, firmware, microcontrollore
nl embedded systemen, firmware, microcontroller
ja 組み込みシステム, 組み込み開発, ファームウェア
zh 嵌入式系统, 嵌入式开发, 固件, 单片机
ar أنظمة مدمجة, برمجيات ثابتة, متحكم دقيق
hi एम्बेडेड सिस्टम, फ़र्मवेयर

iot-hardware-prototyping
en iot, internet of things, arduino, raspberry pi, pcb, pcb design, hardware prototype, electronics, electronic engineer, circuit design, smart home, home automation, sensors
de Internet der Dinge, Leiterplatte, Elektronik, Hardware-Prototyp, Schaltung
fr Internet des objets, objets connectés, électronique, circuit imprimé
es internet de las cosas, electrónica, prototipo de hardware, circuito impreso
pt internet das coisas, eletrônica, placa de circuito
it internet delle cose, elettronica, circuito stampato
nl internet of things, elektronica, printplaat ontwerp
ja IoT開発, 電子回路, 基板設計, ハードウェア試作
zh 物联网, 硬件原型, 电路设计, PCB设计
ar إنترنت الأشياء, إلكترونيات, نماذج أجهزة
hi आईओटी, इंटरनेट ऑफ थिंग्स, हार्डवेयर प्रोटोटाइप

chatbot-development
en chatbot, chat bot, discord bot, telegram bot, whatsapp bot, slack bot, bot, bot developer, customer service bot
de Chatbot, Chatbot-Entwicklung
fr chatbot, agent conversationnel, développement de chatbot
es chatbot, desarrollo de chatbots, bot
pt chatbot, desenvolvimento de chatbot
it chatbot, sviluppo chatbot
nl chatbot, chatbot ontwikkeling
ja チャットボット, チャットボット開発, ボット開発
zh 聊天机器人, 聊天机器人开发
ar روبوت محادثة, شات بوت
hi चैटबॉट, चैटबॉट विकास

scripting-automation
en script, automation, python script, macro, vba, excel macro, google apps script, bash, powershell, automate, zapier, task automation, automate spreadsheet, scripting
de Automatisierung, Skript, Makro, Skripte, Excel-Makro
fr automatisation, script, macro Excel
es automatización, script, macro de Excel
pt automação, script, macro de Excel
it automazione, script, macro Excel
nl automatisering, script, Excel macro
ja 自動化, スクリプト, 業務自動化, マクロ
zh 自动化脚本, 脚本, 宏
ar أتمتة, سكربت, أتمتة المهام
hi ऑटोमेशन, स्क्रिप्ट, स्वचालन

legacy-code-maintenance
en legacy code, bug fix, bug fixing, fix bug, debugging, refactoring, code cleanup, php upgrade, code review, code maintenance, legacy system, technical debt, modernization, debug
de Altsysteme, Fehlerbehebung, Code-Wartung, Refactoring
fr maintenance de code, correction de bugs, refonte de code
es mantenimiento de código, corrección de errores, código heredado
pt manutenção de código, correção de bugs, código legado
it manutenzione codice, correzione bug, codice legacy
nl code onderhoud, bugs oplossen, verouderde code
ja レガシーコード保守, バグ修正, コード改修
zh 代码维护, 修复bug, 遗留代码
ar صيانة الأكواد, إصلاح الأخطاء البرمجية
hi लेगेसी कोड रखरखाव, बग ठीक करना
`;
