/** The words of business services; the notation is that of `design-creative`. */
export const BUSINESS_CONSULTING = `
business-consulting
en consultant, consulting, business consultant, business advice, ~business, ~strategy, ~management, adviser, advisor, small business help
de Unternehmensberatung, Berater, Beratung, Unternehmensberater
fr conseil, consultant, conseil en entreprise
es consultoría, consultor, asesoría empresarial
pt consultoria, consultor, assessoria empresarial
it consulenza, consulente, consulenza aziendale
nl consultancy, adviseur, bedrijfsadvies
ja コンサルティング, コンサルタント, 経営相談
zh 商业咨询, 咨询, 顾问, 企业咨询, 諮詢
ar استشارات, مستشار, استشارات أعمال
hi व्यवसाय परामर्श, सलाहकार, बिज़नेस कंसल्टिंग

business-plan-writing
en business plan, businessplan, business plan writer, bank loan plan, sba plan, investor business plan, visa business plan, lean canvas, financial projections
de Businessplan, Geschäftsplan, Businessplan erstellen
fr business plan, plan d'affaires, rédaction de business plan
es plan de negocios, plan de empresa
pt plano de negócios, plano de negócio
it business plan, piano aziendale
nl ondernemingsplan, bedrijfsplan, businessplan
ja 事業計画書, ビジネスプラン, 事業計画
zh 商业计划书, 创业计划书, BP撰写
ar خطة عمل, دراسة جدوى, كتابة خطة عمل
hi व्यवसाय योजना, बिज़नेस प्लान

startup-strategy
en startup, start up, startup consultant, startup mentor, mvp scope, business idea, validate idea, product market fit, accelerator application, founder advice
de Startup-Beratung, Gründungsberatung, Geschäftsidee
fr conseil startup, création d'entreprise, stratégie startup
es estrategia para startups, emprendimiento, idea de negocio
pt estratégia de startup, empreendedorismo, ideia de negócio
it strategia startup, consulenza startup, idea di business
nl startupadvies, startupstrategie, bedrijfsidee
ja スタートアップ戦略, 起業相談, 創業支援
zh 创业咨询, 创业指导, 初创企业战略
ar استراتيجية الشركات الناشئة, شركة ناشئة, فكرة مشروع
hi स्टार्टअप रणनीति, स्टार्टअप सलाह

fundraising-advisory
en fundraising, raise money, investors, find investors, seed round, vc, venture capital, angel investor, data room, investor outreach, crowdfunding, investor list
de Kapitalbeschaffung, Investorensuche, Finanzierungsberatung
fr levée de fonds, recherche d'investisseurs
es captación de fondos, búsqueda de inversores, ronda de inversión
pt captação de investimento, captação de recursos, busca de investidores
it raccolta fondi, ricerca investitori, raccolta di capitali
nl fondsenwerving, investeerders vinden, financiering ophalen
ja 資金調達, 投資家紹介, 資金調達支援
zh 融资顾问, 融资, 寻找投资人
ar جمع التمويل, جذب المستثمرين, تمويل الشركات
hi फंड जुटाना, निवेशक खोज, फंडरेज़िंग

market-research
en market study, market analysis, market survey, focus group, survey, consumer research, tam sam som, market size, industry research, desk research, questionnaire
de Marktforschung, Marktanalyse, Marktstudie, Umfrage
fr étude de marché, analyse de marché, sondage
es investigación de mercado, estudio de mercado, encuesta
pt pesquisa de mercado, estudo de mercado
it ricerca di mercato, analisi di mercato, sondaggio
nl marktonderzoek, marktanalyse
ja 市場調査, マーケットリサーチ, アンケート調査
zh 市场调研, 市场调查, 市场分析
ar بحث السوق, أبحاث السوق, دراسة السوق
hi बाज़ार अनुसंधान, मार्केट रिसर्च, बाज़ार सर्वेक्षण

competitive-analysis
en competitor analysis, competitor research, swot, swot analysis, benchmarking, competitive intelligence, mystery shopping, competitors
de Wettbewerbsanalyse, Konkurrenzanalyse, SWOT-Analyse
fr analyse concurrentielle, étude de la concurrence, veille concurrentielle
es análisis de la competencia, análisis DAFO, análisis FODA
pt análise da concorrência, análise SWOT
it analisi della concorrenza, analisi dei competitor
nl concurrentieanalyse, concurrentieonderzoek
ja 競合分析, 競合調査, SWOT分析
zh 竞品分析, 竞争分析, 竞争对手分析
ar تحليل المنافسين, تحليل سوات
hi प्रतिस्पर्धी विश्लेषण, स्वॉट विश्लेषण

management-consulting
en management consultant, change management, restructuring, strategy consultant, organizational design, cost reduction, business transformation, post merger integration
de Managementberatung, Strategieberatung, Change-Management
fr conseil en management, conduite du changement, conseil en stratégie
es consultoría de gestión, consultoría estratégica, gestión del cambio
pt consultoria de gestão, gestão de mudanças, consultoria estratégica
it consulenza manageriale, consulenza strategica, gestione del cambiamento
nl managementadvies, organisatieadvies, verandermanagement
ja 経営コンサルティング, 経営コンサル, 組織改革
zh 管理咨询, 战略咨询, 变革管理
ar استشارات إدارية, إدارة التغيير
hi प्रबंधन परामर्श, मैनेजमेंट कंसल्टिंग

operations-consulting
en sop, sops, standard operating procedure, process mapping, process improvement, bpmn, workflow mapping, kpi, operations manager, business operations, capacity planning
de Prozessberatung, Prozessoptimierung, Betriebsabläufe, Prozessdokumentation
fr conseil en opérations, optimisation des processus, procédures
es consultoría de operaciones, mejora de procesos, procedimientos
pt consultoria de operações, melhoria de processos, mapeamento de processos
it consulenza operativa, ottimizzazione dei processi, mappatura processi
nl procesoptimalisatie, procesverbetering, procesbeschrijving
ja 業務改善, 業務フロー作成, 業務効率化, オペレーション改善
zh 运营咨询, 流程优化, 流程梳理, 标准作业程序
ar استشارات تشغيلية, تحسين العمليات, إجراءات العمل
hi परिचालन परामर्श, प्रक्रिया सुधार

lean-six-sigma
en six sigma, lean, lean manufacturing, kaizen, 5s, value stream mapping, dmaic, black belt, green belt, waste reduction, continuous improvement
de Lean Management, Six Sigma, Lean Production, kontinuierliche Verbesserung
fr Lean Six Sigma, amélioration continue, production au plus juste
es Lean Six Sigma, mejora continua, manufactura esbelta
pt Lean Seis Sigma, melhoria contínua, produção enxuta
it Lean Six Sigma, miglioramento continuo, produzione snella
nl Lean Six Sigma, continu verbeteren
ja リーンシックスシグマ, カイゼン, 生産改善, トヨタ生産方式
zh 精益六西格玛, 精益生产, 六西格玛, 持续改善
ar لين سيكس سيجما, التحسين المستمر, التصنيع الرشيق
hi लीन सिक्स सिग्मा, निरंतर सुधार

supply-chain-consulting
en supply chain, logistics, inventory management, warehouse, 3pl, incoterms, freight, procurement, shipping logistics, demand planning, import export
de Lieferkette, Logistikberatung, Lagerhaltung, Einkauf und Logistik
fr chaîne d'approvisionnement, logistique, gestion des stocks
es cadena de suministro, logística, gestión de inventario
pt cadeia de suprimentos, logística, gestão de estoque
it catena di fornitura, logistica, gestione magazzino
nl toeleveringsketen, logistiek advies, voorraadbeheer
ja サプライチェーン, 物流コンサル, 在庫管理
zh 供应链咨询, 供应链, 物流咨询, 库存管理
ar سلسلة التوريد, لوجستيات, إدارة المخزون
hi आपूर्ति श्रृंखला, लॉजिस्टिक्स, इन्वेंट्री प्रबंधन

product-sourcing
en sourcing, alibaba, sourcing agent, find supplier, manufacturer, find a manufacturer, suppliers, factory audit, private label, white label, dropshipping supplier, china sourcing
de Produktbeschaffung, Lieferantensuche, Herstellersuche
fr sourcing produit, recherche de fournisseurs, fabricant
es búsqueda de proveedores, abastecimiento, encontrar fabricante
pt busca de fornecedores, fornecedor, fabricante
it ricerca fornitori, approvvigionamento, trovare un produttore
nl leveranciers zoeken, productsourcing, fabrikant zoeken
ja 仕入れ代行, 商品仕入れ, OEM工場探し, 仕入先開拓
zh 产品采购, 货源, 寻找供应商, 代采购, 工厂验厂
ar توريد المنتجات, البحث عن موردين, مورد
hi उत्पाद सोर्सिंग, आपूर्तिकर्ता खोज

ecommerce-consulting
en ecommerce consultant, amazon fba, fba, dropshipping, product research, ecommerce strategy, shopify audit, amazon consultant, ecommerce audit, online store advice, sell online
de E-Commerce-Beratung, Onlinehandel-Beratung, Dropshipping
fr conseil e-commerce, dropshipping, stratégie e-commerce
es consultoría de comercio electrónico, dropshipping, asesoría ecommerce
pt consultoria de e-commerce, dropshipping
it consulenza e-commerce, dropshipping
nl e-commerceadvies, dropshipping, webshopadvies
ja ECコンサル, EC運営相談, 物販コンサル
zh 电商咨询, 电商运营指导, 跨境电商咨询, 一件代发
ar استشارات التجارة الإلكترونية, دروبشيبينغ
hi ई-कॉमर्स परामर्श, ड्रॉपशिपिंग

sales-consulting
en sales, sales training, sales script, sales playbook, sales coach, sales strategy, cold call script, closer, sales closer, commission plan, sales process
de Vertriebsberatung, Verkaufsberatung, Verkaufsschulung, Vertriebstraining
fr conseil commercial, formation à la vente, stratégie commerciale
es consultoría de ventas, estrategia de ventas, formación en ventas
pt consultoria de vendas, treinamento de vendas
it consulenza vendite, formazione vendite, strategia commerciale
nl salesadvies, verkooptraining, verkoopstrategie
ja 営業コンサル, 営業支援, 営業研修, セールス指導
zh 销售咨询, 销售培训, 销售话术
ar استشارات مبيعات, تدريب مبيعات, استراتيجية مبيعات
hi बिक्री परामर्श, सेल्स ट्रेनिंग, बिक्री रणनीति

crm-consulting
en crm, salesforce, hubspot crm, zoho, pipedrive, crm setup, crm migration, salesforce admin, salesforce developer, monday crm, dynamics crm
de CRM-Beratung, CRM-Einführung, CRM einrichten
fr conseil CRM, mise en place CRM
es consultoría CRM, implementación de CRM
pt consultoria CRM, implantação de CRM
it consulenza CRM, implementazione CRM
nl CRM-advies, CRM-implementatie, CRM inrichten
ja CRM導入, CRMコンサル, 顧客管理システム
zh CRM咨询, 客户管理系统, CRM实施
ar إدارة علاقات العملاء, استشارات CRM
hi सीआरएम परामर्श, सीआरएम सेटअप

erp-implementation
en erp, sap, odoo, netsuite, dynamics 365, business central, erp consultant, erp migration, sage erp, acumatica, oracle erp
de ERP-Einführung, ERP-Beratung, SAP-Beratung, Warenwirtschaft
fr implémentation ERP, intégration ERP, progiciel de gestion
es implementación de ERP, consultor ERP, consultor SAP
pt implantação de ERP, consultor ERP, consultor SAP
it implementazione ERP, consulente ERP, gestionale aziendale
nl ERP-implementatie, ERP-consultant
ja ERP導入, 基幹システム導入, SAPコンサル
zh ERP实施, ERP系统, SAP顾问
ar تطبيق نظام ERP, أنظمة تخطيط الموارد, أودو
hi ईआरपी कार्यान्वयन, ईआरपी सलाहकार

project-management
en project manager, pm, pmp, project coordinator, gantt, jira, asana, trello, monday com, clickup, prince2, project planning, project plan
de Projektmanagement, Projektleiter, Projektleitung, Projektplanung
fr gestion de projet, chef de projet
es gestión de proyectos, jefe de proyecto, gestor de proyectos
pt gestão de projetos, gerente de projetos, gestor de projeto
it gestione progetti, project manager, gestione di progetto
nl projectmanagement, projectleider, projectmanager
ja プロジェクト管理, プロジェクトマネージャー, プロジェクトマネジメント
zh 项目管理, 项目经理
ar إدارة المشاريع, مدير مشروع
hi परियोजना प्रबंधन, प्रोजेक्ट मैनेजर

agile-coaching
en scrum, scrum master, agile, agile coach, sprint planning, safe agile, kanban, retrospective, sprint, okr setup
de Agile Coaching, Scrum Master, agiles Projektmanagement
fr coaching agile, scrum master, méthode agile
es coaching ágil, scrum master, metodologías ágiles
pt agile coach, scrum master, metodologia ágil
it agile coaching, scrum master, metodologia agile
nl agile coaching, scrummaster, agile werken
ja アジャイルコーチ, スクラムマスター, アジャイル導入
zh 敏捷教练, 敏捷开发指导, Scrum教练
ar تدريب أجايل, سكرم ماستر, منهجية رشيقة
hi एजाइल कोचिंग, स्क्रम मास्टर

product-management
en product manager, product owner, product roadmap, roadmap, prd, user stories, product strategy, feature prioritization, backlog, product spec
de Produktmanagement, Produktmanager, Product Owner
fr gestion de produit, chef de produit, product owner
es gestión de producto, gerente de producto, jefe de producto
pt gestão de produto, gerente de produto
it gestione del prodotto, product manager
nl productmanagement, productmanager
ja プロダクトマネジメント, プロダクトマネージャー, PdM
zh 产品管理, 产品经理, 产品规划
ar إدارة المنتجات, مدير منتج
hi उत्पाद प्रबंधन, प्रोडक्ट मैनेजर

business-analysis
en business analyst, requirements, requirements gathering, brd, uml, gap analysis, use cases, functional specification, process analysis, software requirements
de Geschäftsanalyse, Anforderungsanalyse, Lastenheft, Pflichtenheft
fr analyse métier, business analyst, cahier des charges
es análisis de negocio, analista de negocio, análisis de requisitos
pt análise de negócios, analista de negócios, levantamento de requisitos
it analisi di business, analista di business, analisi dei requisiti
nl businessanalyse, bedrijfsanalist, requirementsanalyse
ja ビジネス分析, 要件定義, 業務分析
zh 业务分析, 需求分析, 业务分析师
ar تحليل الأعمال, محلل أعمال, جمع المتطلبات
hi व्यवसाय विश्लेषण, बिज़नेस एनालिस्ट

hr-consulting
en hr, human resources, employee handbook, hr manager, hr policies, performance review, compensation, onboarding process, people operations, engagement survey
de Personalberatung, HR-Beratung, Personalwesen, Mitarbeiterhandbuch
fr conseil RH, ressources humaines, livret d'accueil
es consultoría de recursos humanos, recursos humanos, manual del empleado
pt consultoria de RH, recursos humanos
it consulenza HR, risorse umane, consulenza risorse umane
nl HR-advies, personeelsadvies, personeelshandboek
ja 人事コンサル, 人事, 人事制度設計, 就業規則
zh 人力资源咨询, 人力资源, 员工手册, HR顾问
ar استشارات موارد بشرية, موارد بشرية, دليل الموظف
hi मानव संसाधन परामर्श, एचआर, कर्मचारी पुस्तिका

recruiting
en recruiter, recruitment, hiring, headhunter, talent sourcing, talent acquisition, find employees, job description, candidate screening, executive search, staffing
de Personalvermittlung, Recruiter, Recruiting, Headhunter, Personalsuche
fr recrutement, recruteur, chasseur de têtes
es reclutamiento, reclutador, selección de personal
pt recrutamento, recrutador, seleção de pessoal
it reclutamento, recruiter, selezione del personale
nl werving en selectie, recruiter, personeel zoeken
ja 採用, 採用代行, リクルーティング, 人材紹介, スカウト代行
zh 招聘, 猎头, 人才招聘, 招聘代理
ar توظيف, استقطاب المواهب, مسؤول توظيف
hi भर्ती, रिक्रूटर, प्रतिभा खोज

virtual-assistance
en virtual assistant, va, admin support, personal assistant, inbox management, calendar management, admin assistant, administrative assistant, back office, travel booking, remote assistant
de virtuelle Assistenz, Büroservice, Sekretariatsservice, Bürohilfe
fr assistant virtuel, assistante virtuelle, secrétariat à distance
es asistente virtual, asistencia virtual, secretaria virtual
pt assistente virtual, assistência virtual, secretária virtual
it assistente virtuale, assistenza virtuale, segretaria virtuale
nl virtueel assistent, virtuele assistent, administratieve hulp
ja オンラインアシスタント, 秘書代行, 事務代行, バーチャルアシスタント
zh 虚拟助理, 远程助理, 行政助理, 线上助理
ar مساعد افتراضي, مساعدة افتراضية, مساعد إداري
hi वर्चुअल असिस्टेंट, आभासी सहायक

executive-assistance
en executive assistant, ea, chief of staff, ceo assistant, board meeting, expense reports, secretary, pa to ceo
de Chefassistenz, Assistenz der Geschäftsführung, Vorstandsassistenz
fr assistant de direction, assistante de direction
es asistente ejecutivo, asistente de dirección
pt assistente executivo, secretária executiva
it assistente di direzione, assistente esecutivo
nl directiesecretaresse, directieassistent, managementassistent
ja 役員秘書, エグゼクティブアシスタント, 社長秘書
zh 行政秘书, 高管助理, 总裁助理
ar مساعد تنفيذي, سكرتير تنفيذي
hi कार्यकारी सहायक, एग्ज़ीक्यूटिव असिस्टेंट

data-entry
en data input, copy paste, typing, typist, pdf to excel, excel data entry, product upload, product listing upload, digitize documents, pdf to word, form filling, copy typing
de Dateneingabe, Datenerfassung, Daten abtippen
fr saisie de données, opérateur de saisie
es entrada de datos, captura de datos, digitación
pt entrada de dados, digitação, digitador
it inserimento dati, data entry
nl gegevensinvoer, data-invoer
ja データ入力, 入力代行, タイピング
zh 数据录入, 资料录入, 打字
ar إدخال بيانات, إدخال البيانات, كتابة على الكمبيوتر
hi डेटा एंट्री, डाटा एंट्री, टाइपिंग

customer-support
en customer service, support agent, help desk, helpdesk, live chat, zendesk, call center, phone support, intercom, chat support, gorgias, freshdesk
de Kundenservice, Kundendienst, Kundenbetreuung, Callcenter
fr service client, support client, assistance clientèle
es atención al cliente, soporte al cliente, servicio al cliente
pt atendimento ao cliente, suporte ao cliente, SAC
it assistenza clienti, servizio clienti
nl klantenservice, klantenondersteuning
ja カスタマーサポート, 顧客対応, コールセンター, 問い合わせ対応
zh 客服, 客户服务, 在线客服, 客户支持
ar خدمة العملاء, دعم العملاء, مركز اتصال
hi ग्राहक सेवा, कस्टमर सपोर्ट, ग्राहक सहायता

sustainability-esg
en esg, sustainability, carbon footprint, csrd, esg report, lca, life cycle assessment, b corp, net zero, ghg, sustainability report, carbon accounting
de Nachhaltigkeit, ESG-Beratung, Nachhaltigkeitsbericht, CO2-Bilanz
fr développement durable, bilan carbone, RSE, conseil ESG
es sostenibilidad, huella de carbono, informe de sostenibilidad
pt sustentabilidade, pegada de carbono, relatório ESG
it sostenibilità, bilancio di sostenibilità, impronta di carbonio
nl duurzaamheid, duurzaamheidsverslag, CO2-voetafdruk
ja サステナビリティ, ESG, 脱炭素, カーボンフットプリント
zh 可持续发展, ESG报告, 碳足迹, 碳核算
ar استدامة, تقرير الاستدامة, بصمة كربونية
hi स्थिरता, ईएसजी, कार्बन फुटप्रिंट

quality-iso-certification
en iso, iso 9001, iso 27001, iso 13485, haccp, quality management, qms, internal audit iso, iso consultant, gmp, iso 14001, certification
de Qualitätsmanagement, ISO-Zertifizierung, ISO-Beratung
fr certification ISO, management de la qualité, qualité
es certificación ISO, gestión de calidad
pt certificação ISO, gestão da qualidade
it certificazione ISO, gestione qualità
nl ISO-certificering, kwaliteitsmanagement, kwaliteitszorg
ja ISO認証取得, 品質管理, ISOコンサル
zh ISO认证, 质量管理体系, 质量管理
ar شهادة الأيزو, إدارة الجودة, أيزو
hi आईएसओ प्रमाणन, गुणवत्ता प्रबंधन

it-strategy-consulting
en cto, fractional cto, it consultant, tech advisor, digital transformation, it strategy, technical advisor, vendor selection, tech stack advice, it roadmap, interim cio
de IT-Beratung, IT-Strategie, Digitalisierung, digitale Transformation
fr conseil informatique, stratégie informatique, transformation numérique, DSI à temps partagé
es consultoría TI, estrategia TI, transformación digital
pt consultoria de TI, estratégia de TI, transformação digital
it consulenza IT, strategia IT, trasformazione digitale
nl IT-advies, IT-strategie, digitale transformatie
ja IT戦略, ITコンサル, DX推進, 技術顧問
zh IT咨询, IT战略, 数字化转型, 技术顾问
ar استشارات تقنية المعلومات, التحول الرقمي, استراتيجية تقنية
hi आईटी परामर्श, आईटी रणनीति, डिजिटल परिवर्तन

pricing-strategy
en pricing, price strategy, saas pricing, pricing model, pricing tiers, price optimization, how to price, value based pricing, price increase
de Preisstrategie, Preisgestaltung, Preisberatung, Preiskalkulation
fr stratégie de prix, tarification, politique tarifaire
es estrategia de precios, fijación de precios
pt estratégia de preços, precificação
it strategia di prezzo, politica dei prezzi
nl prijsstrategie, prijsbepaling
ja 価格戦略, 価格設定, プライシング
zh 定价策略, 定价咨询, 产品定价
ar استراتيجية التسعير, تسعير المنتجات
hi मूल्य निर्धारण रणनीति, प्राइसिंग

franchise-consulting
en franchise, franchising, franchise my business, buy a franchise, franchisee, franchise manual, franchise development
de Franchise-Beratung, Franchise, Franchising
fr conseil en franchise, franchise, franchisage
es consultoría de franquicias, franquicia
pt consultoria de franquias, franquia, franchising
it consulenza franchising, franchising
nl franchiseadvies, franchise, franchiseformule
ja フランチャイズ, フランチャイズ展開, FC本部構築
zh 特许经营, 加盟咨询, 连锁加盟
ar امتياز تجاري, فرنشايز, استشارات الامتياز
hi फ़्रैंचाइज़ी परामर्श, फ़्रैंचाइज़ी

international-expansion
en market entry, expand abroad, export, exporting, distributor search, find distributor, cross border, foreign market, internationalization, go global
de Internationalisierung, Markteintritt, Exportberatung, Auslandsexpansion
fr expansion internationale, export, développement international
es expansión internacional, exportación, entrada al mercado
pt expansão internacional, exportação, internacionalização
it espansione internazionale, export, internazionalizzazione
nl internationale expansie, exportadvies, markttoetreding
ja 海外進出, 海外展開, 輸出支援
zh 海外拓展, 出海咨询, 国际市场拓展, 出口咨询
ar توسع دولي, دخول الأسواق, تصدير
hi अंतरराष्ट्रीय विस्तार, निर्यात, विदेशी बाज़ार
`;
